import * as build from 'virtual:react-router/server-build'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { siteContext } from './app/context.ts'

const page = createRequestHandler(build, 'production')
const app = new Hono()
app.all('*', (c) => {
  const ctx = new RouterContextProvider()
  ctx.set(siteContext, { x: 7 })
  return page(c.req.raw, ctx)
})
serve({ fetch: app.fetch, port: 3999, hostname: '127.0.0.1' })
