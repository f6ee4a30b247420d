import { createServer } from 'vite'
import { root } from './root.mjs'

const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
// Vite ends the process at once; stopping in order, the database last, is the product's own work.
process.removeAllListeners('SIGTERM')
const { start } = await vite.ssrLoadModule('/src/main.ts')
await start({ middleware: vite.middlewares })
