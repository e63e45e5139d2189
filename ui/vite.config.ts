import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { packing } from './packing.ts';

/** Built into the package, beside the server that serves it; `npm run dev` asks a running server. */
export default defineConfig({
  plugins: [svelte(), packing()],
  build: {
    outDir: process.env.INSULA_WEB ?? '../src/insula/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8470', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/texts.ts'] },
});
