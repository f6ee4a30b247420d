import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { downloadingOn, NOON, RECIPE } from '../../../tests/factories/downloading.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { Session } from '../accounts/schema.ts'
import { createCatalogue } from '../catalogue/service.server.ts'

const database = await testDatabase()
const { activity, premiumSheet, service, person, rowsOf } = await downloadingOn(database)
const sheet = await activity({})
const fileless = await activity({ file_url: null })

describe('a recipe (rule: recipes)', () => {
  it('comes with a grant, also a repeated one, and with nothing else', async () => {
    const drawn = await activity({ recipe: JSON.stringify(RECIPE) })
    const session = await person({ own_daily_limit: 1 })
    expect((await service().register(session, drawn)).recipe).toEqual(RECIPE)
    expect((await service().register(session, drawn)).recipe).toEqual(RECIPE)
    expect(await service().register(session, premiumSheet)).not.toHaveProperty('recipe')
    const other = await activity({ recipe: JSON.stringify(RECIPE) })
    expect(await service().register(session, other)).not.toHaveProperty('recipe')
  })

  it('of an unknown shape is left out, and the file is granted', async () => {
    const drawn = await activity({ recipe: JSON.stringify({ kind: 'of-tomorrow' }) })
    const reply = await service().register(await person(), drawn)
    expect(reply).toMatchObject({ success: true, url: expect.any(String) })
    expect(reply).not.toHaveProperty('recipe')
  })

  it('is handed out again to who was granted the sheet, on any day, and to nobody else (rule: answer keys)', async () => {
    const drawn = await activity({ recipe: JSON.stringify(RECIPE) })
    const [session, other] = [await person(), await person()]
    expect(await service().grantedRecipe(session, drawn)).toBeNull()
    await service().register(session, drawn)
    const nextWeek = service(new Date('2026-05-17T12:00:00.000Z'))
    for (const when of [service(), nextWeek]) expect(await when.grantedRecipe(session, drawn)).toEqual(RECIPE)
    expect(await service().grantedRecipe(other, drawn)).toBeNull()
    expect(await rowsOf(session)).toBe(1)
    expect(await rowsOf(other)).toBe(0)
  })

  it('of a premium sheet goes back to a person while they are premium', async () => {
    const session = await person({
      plan: 'premium',
      subscription_status: 'active',
      subscription_end_date: new Date('2026-05-20T00:00:00.000Z'),
    })
    await service().register(session, premiumSheet)
    expect(await service().grantedRecipe(session, premiumSheet)).toEqual(RECIPE)
    expect(await service(new Date('2026-06-20T12:00:00.000Z')).grantedRecipe(session, premiumSheet)).toBeNull()
    expect(await service().grantedRecipe(await person(), premiumSheet)).toBeNull()
  })

  it('of what is no drawing of ours is none, and of what is not public there is no answer', async () => {
    const session = await person()
    await service().register(session, sheet)
    expect(await service().grantedRecipe(session, sheet)).toBeNull()
    const retired = await activity({ status: 'inativo', recipe: JSON.stringify(RECIPE) })
    await expect(service().grantedRecipe(session, retired)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is in no public answer', async () => {
    const drawn = await activity({ recipe: JSON.stringify(RECIPE), title: 'Folha com receita' })
    const catalogue = createCatalogue({ db: database.db })
    const answers = [await catalogue.byId(drawn), await catalogue.list({}), await catalogue.suggest('receita')]
    expect(JSON.stringify(answers)).toContain(drawn)
    expect(JSON.stringify(answers)).not.toMatch(/recipe|"seed"|instructions/)
  })
})

describe('the activity', () => {
  it('without a file is granted without an address', async () => {
    expect(await service().register(await person(), fileless)).toMatchObject({
      success: true,
      url: null,
      daily_used: 1,
    })
  })

  it('comes with an address that lives 5 minutes', async () => {
    const { url } = await service().register(await person(), sheet)
    const address = new URL(url ?? '', 'http://localhost')
    expect(address.pathname).toBe(`/storage/v1/object/sign/activities/activities/atividade-${sheet}.pdf`)
    expect(address.searchParams.get('expires')).toBe(String(NOON.getTime() + 300_000))
    expect(address.searchParams.get('signature')).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('that is unknown or retired does not exist', async () => {
    const session = await person()
    for (const id of [randomUUID(), await activity({ status: 'inativo' })]) {
      await expect(service().register(session, id)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await rowsOf(session)).toBe(0)
  })

  it('with an address that is not ours costs nothing', async () => {
    const session = await person()
    const elsewhere = await activity({ file_url: 'https://example.com/a.pdf' })
    await expect(service().register(session, elsewhere)).rejects.toThrow('not one of this store')
    expect(await rowsOf(session)).toBe(0)
  })
})

describe('an account without a profile', () => {
  const session = { userId: randomUUID(), name: 'Ninguém', email: 'n@example.com', isAdmin: false } as Session

  it('reads the free default and has to sign in again to download', async () => {
    expect(await service().stats(session)).toMatchObject({ plan: 'gratuito', daily_limit: 2, daily_used: 0 })
    await expect(service().register(session, sheet)).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
