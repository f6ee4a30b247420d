import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  // Known at the start of development, so that the first page is not loaded twice.
  optimizeDeps: {
    include: ['@hookform/resolvers/zod', '@tanstack/react-query', 'lucide-react', 'radix-ui', 'react-hook-form', 'zod'],
  },
  // The whole process is one bundle, so that screens and doors share the same modules (one pool, one set of contexts).
  environments: { ssr: { build: { rolldownOptions: { input: './src/main.ts' } } } },
})
