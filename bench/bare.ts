// A bare node:http server that sends the same bytes to everybody: what any page is measured against.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.env.BODY_FILE ?? '')
const headers = JSON.parse(process.env.HEADERS ?? '{}')
createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
