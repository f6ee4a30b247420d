import { createServer } from 'vite'
import { root } from './root.mjs'

const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
const { start } = await vite.ssrLoadModule('/src/main.ts')
await start({ middleware: vite.middlewares })
