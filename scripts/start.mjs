import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { run } from './setup/run.mjs'
import { ENVIRONMENT, NODE_COMPILE_CACHE, NODE_FLAGS, PROGRAM } from './setup/server.mjs'

// `npm start`: whatever is missing is set up, then the product runs.
install()
build()
run([...NODE_FLAGS, PROGRAM], { ...ENVIRONMENT, NODE_ENV: 'production', NODE_COMPILE_CACHE })
