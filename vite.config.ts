import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { lazyTries } from './sheets/lettering/vite-plugin-lazy-tries.ts'
import { artParts } from './sheets/pictures/vite-plugin-art-parts.ts'
import { inlinePrograms } from './src/web/document/inline/vite-plugin.ts'

/**
 * Chunks that every page loads, because seventy small files would be compressed and requested one by one, and one that
 * only the class loads. The root is in none: its style sheet would come again with every part that is loaded later.
 */
const SHARED = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: /src\/web\/(?:shell|client|seo)\// },
  // Without the drawing of sheets, which pages share that few people open.
  {
    name: 'catalogue',
    test: /src\/features\/(?:catalogue\/(?:components|carousel)|downloads(?!\/(?:creations|variants)))\//,
    minShareCount: 2,
  },
  // Pictures of children belong to the class: home would load them among the icons.
  { name: 'marks', test: /src\/features\/classroom\/turma\/components\/marks\.tsx/ },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
]

/**
 * Tells V8 to compile the whole file on the thread that reads it: nearly all of it runs when the page is taken over, and
 * would be compiled then, function by function, on the thread that answers the reader.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad'

/**
 * Packages that stay outside the server's file: those with a program or data files of their own, and those that come with
 * their first use. Reading the others one module at a time took half of a start.
 */
const OUTSIDE = [
  '@aws-sdk/client-s3',
  '@zxcvbn-ts/language-common',
  'fontkit',
  'mercadopago',
  'oidc-provider',
  'pdfjs-dist',
  'pdfkit',
  'pg',
  'pg-boss',
  'pino',
  'postal-mime',
  'react',
  'react-dom',
  'sharp',
  'smtp-server',
]

/** Files that only the server runs. */
const SERVER_FILE =
  /\.server\.tsx?$|\/src\/(?:http|start)\/|\/src\/platform\/(?:backup|db|jobs|mail|metrics|processes|storage|config|log)|\/embedded-postgres\/|\/sandbox\/|\/migrations\//

/** A build fails that would send one of them to browsers, by whatever way it was imported. */
const serverStaysHome: Plugin = {
  name: 'server-stays-home',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const strays = modules.map((id) => id.split('?')[0] ?? '').filter((id) => SERVER_FILE.test(id))
    if (strays.length > 0) this.error(`files of the server in the browser: ${strays.join(', ')}`)
  },
}

export default defineConfig(({ command }) => ({
  plugins: [inlinePrograms(), artParts(), tailwindcss(), reactRouter(), serverStaysHome],
  build: { target: 'es2022' },
  // The thread that draws sheets loads kinds, art and the PDF writer when it needs them.
  worker: { format: 'es', plugins: () => [artParts(), lazyTries()] },
  // Half of what fontkit weighs opens fonts packed as WOFF2, which no sheet has.
  resolve: { alias: { 'brotli/decompress.js': resolve('sheets/lettering/no-woff2.ts') } },
  // Known at the start of development, so that the first page is not loaded twice.
  optimizeDeps: {
    include: ['@hookform/resolvers/zod', '@tanstack/react-query', 'lucide-react', 'radix-ui', 'react-hook-form', 'zod'],
  },
  // The whole process is one bundle, so that screens and API share the same modules (one pool, one set of contexts).
  environments: {
    ssr: {
      // By name: those of the sandboxes are not installed where only the product is.
      build: { rolldownOptions: { input: './src/main.ts', external: OUTSIDE } },
      // During development packages are read as they are.
      resolve: command === 'build' ? { noExternal: true, external: OUTSIDE } : {},
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: SHARED },
            postBanner: ({ name }) => (SHARED.some((group) => group.name === name) ? COMPILED_AHEAD : ''),
          },
        },
      },
    },
  },
}))
