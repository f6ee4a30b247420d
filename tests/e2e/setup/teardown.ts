import { rm } from 'node:fs/promises'

/** Removes the data folder of the run. */
export default async function teardown() {
  const folder = process.env.E2E_DATA_DIR
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
