import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LEAST = 1024;

/** Puts a compressed twin beside every file that is worth it; the server hands them out. */
export function packing(): Plugin {
  let folder = '';
  return {
    name: 'packing',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    writeBundle: () => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const path of names.map((name) => join(folder, name))) {
        if (statSync(path).isFile() && statSync(path).size >= LEAST) pack(path);
      }
    },
  };
}

function pack(path: string): void {
  const data = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(data));
}
