import { defineConfig } from 'vite';
import { screenWords } from './screenWords.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [screenWords()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', outDir: 'dist', assetsInlineLimit: 0, reportCompressedSize: true },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
