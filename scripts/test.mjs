import { build } from './setup/build.mjs'
import { checkAll } from './setup/checks.mjs'
import { chromium } from './setup/chromium.mjs'
import { install, projectNode } from './setup/install.mjs'
import { pdfTools } from './setup/pdf-tools.mjs'

// `npm test`: whatever is missing is set up, then every check runs. Ends with the line `N passed, N failed`.
install()
const browser = chromium()
pdfTools()
build()
await checkAll({ node: projectNode(), chromium: browser })
