import { expect, test } from '@playwright/test'
import { Validator } from '@seriousme/openapi-schema-validator'

test('the OpenAPI document is valid and describes the four groups', async ({ request }) => {
  const document = await (await request.get('/openapi.json')).json()
  const verdict = await new Validator().validate(document)
  expect(verdict.errors ?? []).toEqual([])
  expect(verdict.valid).toBe(true)
  for (const group of ['/auth/v1/', '/rest/v1/', '/functions/v1/', '/storage/v1/']) {
    expect(
      Object.keys(document.paths).some((path) => path.startsWith(group)),
      group,
    ).toBe(true)
  }
})
