/** Where we are: paths of the page's own, told to the browser's history. */

let path = $state(location.pathname + location.search);

addEventListener('popstate', () => (path = location.pathname + location.search));

export const place = {
  get path(): string {
    return path.split('?')[0] ?? '/';
  },
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  },
  query(name: string): string {
    return new URLSearchParams(path.split('?')[1] ?? '').get(name) ?? '';
  },
};

export function go(to: string): void {
  history.pushState(null, '', to);
  path = to;
  scrollTo(0, 0);
}

/** The same page with another address: no step in the history. */
export function rename(to: string): void {
  history.replaceState(null, '', to);
  path = to;
}

/** Links inside the page do not load it again; with a modifier key the browser decides. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
