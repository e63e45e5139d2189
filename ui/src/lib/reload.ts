/** Reload a page that was built for another version of the server. */

const KEY = 'reloaded for';

/** Reload the page once for a version of the messages; false if that was tried already or cannot be noted. */
export function reloadOnce(api: number, storage: Storage = sessionStorage, reload = () => location.reload()): boolean {
  try {
    if (storage.getItem(KEY) === String(api)) return false;
    storage.setItem(KEY, String(api));
  } catch {
    return false;
  }
  reload();
  return true;
}
