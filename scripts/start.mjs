import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { run } from './setup/run.mjs'

// `npm start`: whatever is missing is set up, then the product runs.
install()
build()
run(['build/server/index.js'], { NODE_ENV: 'production' })
