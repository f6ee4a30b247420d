import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { run } from './setup/run.mjs'

// `npm run trust`: whatever is missing is set up, then the built product is attacked, broken and overloaded, and a table
// says what happened and what was lost. Options: `--only <group>`, `--minutes 3` of load, `--strict`.
install()
build()
run(['tests/trust/run.ts', ...process.argv.slice(2)])
