import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What every page loads, as few files: each one of seventy would be compressed by itself and asked for by itself. Not in
 * them: the root, whose style sheet would come again with every part that is loaded later, and the drawer, which is one.
 */
const SHARED = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: /src\/app\/(?:shell\/(?!drawer)|client\/)/ },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  // Known at the start of development, so that the first page is not loaded twice.
  optimizeDeps: {
    include: ['@hookform/resolvers/zod', '@tanstack/react-query', 'lucide-react', 'radix-ui', 'react-hook-form', 'zod'],
  },
  // The whole process is one bundle, so that screens and doors share the same modules (one pool, one set of contexts).
  environments: {
    ssr: { build: { rolldownOptions: { input: './src/main.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
  },
})
