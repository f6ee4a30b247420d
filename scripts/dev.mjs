import { install } from './setup/install.mjs'
import { run } from './setup/run.mjs'

// `npm run dev`: the product on Vite's development server, screens reloading as files change.
install()
run(['scripts/setup/dev-server.mjs'], {
  NODE_ENV: 'development',
  APP_ENV: process.env.APP_ENV ?? 'development',
})
