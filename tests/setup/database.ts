import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../src/platform/db/pool.ts'
import { cleanUpLater } from './cleanups.ts'
import { databaseUrl, TEMPLATE } from './template.ts'

/** Connections of one test database: enough for tests of races, few enough for several at once. */
const CONNECTIONS = 20

/**
 * A fresh database with the whole schema and no rows, for the calling test file; it is closed and dropped after the
 * file's last test. Call it at the top of the file (`const { db } = await testDatabase()`) or in a hook.
 */
export async function testDatabase(): Promise<Database & { url: string }> {
  const server = await serverUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await command(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = databaseUrl(server, name)
  const database = openDatabase(url, { max: CONNECTIONS })
  cleanUpLater(async () => {
    await database.close()
    await command(server, `drop database if exists ${name} with (force)`)
  })
  return { ...database, url }
}

/** A fresh empty database: no schema. For tests of migrations. */
export async function emptyDatabase(): Promise<{ url: string }> {
  const server = await serverUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await command(server, `create database ${name}`)
  cleanUpLater(() => command(server, `drop database if exists ${name} with (force)`))
  return { url: databaseUrl(server, name) }
}

async function serverUrl(): Promise<string> {
  const response = await fetch(inject('testDatabaseServer'))
  const text = await response.text()
  if (!response.ok) throw new Error(`the test database server did not start: ${text}`)
  return text
}

async function command(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
