import { type Asked, admins, type Cells, everybody, members, type Row, WAYS_TO_PREMIUM } from './row.ts'

/** True if a download was granted. */
const granted = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true ? 'granted' : 'refused'

const downloadOf =
  (which: 'free' | 'premium' | 'inactive') =>
  ({ target, world }: Asked) => ({ json: { user_id: target.id, activity_id: world.sheets[which].id } })

const variantOf =
  (which: 'free' | 'premium') =>
  ({ target, world }: Asked) => ({
    json: { user_id: target.id, activity_id: world.sheets[which].id, choices: 'desafio.7' },
  })

const NEW_ACTIVITY = { title: 'Folha nova', description: 'Uma folha.', category: 'Colorir' }

/** Cancelled keeps what is paid; to administrate is no plan. */
const PREMIUM_SHEET: Cells = [401, '200 refused', '200 granted', '200 granted', '200 refused', '200 refused', 403]

/** `/rest/v1`. */
export const REST_ROWS: readonly Row[] = [
  { endpoint: 'GET /rest/v1/activities', expected: everybody(200) },
  {
    endpoint: 'GET /rest/v1/activities/suggestions',
    expected: everybody(200),
    ask: () => ({ query: { search: 'lab' } }),
  },
  { endpoint: 'GET /rest/v1/activities/facets', expected: everybody(200), ask: () => ({ query: { level: 'facil' } }) },
  {
    endpoint: 'GET /rest/v1/activities/{id}/skills',
    expected: everybody(200),
    ask: ({ world }) => ({ params: { id: world.sheets.premium.id } }),
  },
  {
    endpoint: 'GET /rest/v1/activities/{id}/pages',
    expected: everybody(200),
    ask: ({ world }) => ({ params: { id: world.sheets.premium.id } }),
  },
  {
    endpoint: 'GET /rest/v1/activities/{id}',
    expected: everybody(200),
    ask: ({ world }) => ({ params: { id: world.sheets.premium.id } }),
  },
  {
    endpoint: 'GET /rest/v1/activities/{id}',
    about: 'not public',
    expected: everybody(404),
    ask: ({ world }) => ({ params: { id: world.sheets.inactive.id } }),
  },
  {
    endpoint: 'POST /rest/v1/rpc/get_user_download_stats',
    expected: members(200, 403),
    ask: ({ target }) => ({ json: { user_id: target.id } }),
  },
  {
    endpoint: 'POST /rest/v1/rpc/register_download',
    about: 'a free sheet',
    expected: members('200 granted', 403),
    ask: downloadOf('free'),
    verdict: granted,
  },
  {
    endpoint: 'POST /rest/v1/rpc/register_download',
    about: 'a premium sheet',
    expected: PREMIUM_SHEET,
    ask: downloadOf('premium'),
    verdict: granted,
  },
  ...WAYS_TO_PREMIUM.map((premium) => ({
    endpoint: 'POST /rest/v1/rpc/register_download',
    about: `a premium sheet, premium by: ${premium}`,
    premium,
    expected: PREMIUM_SHEET,
    ask: downloadOf('premium'),
    verdict: granted,
  })),
  {
    endpoint: 'GET /rest/v1/activities/{id}/recipe',
    about: 'of a free sheet',
    expected: everybody(200),
    ask: ({ world }) => ({ params: { id: world.sheets.free.id } }),
  },
  {
    endpoint: 'POST /rest/v1/rpc/get_granted_recipe',
    expected: members(200, 403),
    ask: downloadOf('premium'),
  },
  {
    endpoint: 'POST /rest/v1/rpc/register_variant',
    about: 'of a free sheet',
    expected: members('200 granted', 403),
    ask: variantOf('free'),
    verdict: granted,
  },
  {
    endpoint: 'POST /rest/v1/rpc/register_variant',
    about: 'of a premium sheet',
    expected: PREMIUM_SHEET,
    ask: variantOf('premium'),
    verdict: granted,
  },
  {
    endpoint: 'POST /rest/v1/rpc/get_booklet_sheets',
    about: 'of a free sheet and of a premium one',
    expected: ['200 locked', '200 locked', '200 open', '200 open', '200 locked', '200 locked', '200 locked'],
    ask: ({ world }) => ({ json: { activity_ids: [world.sheets.free.id, world.sheets.premium.id] } }),
    verdict: (body) => (JSON.stringify(body).includes('"allowed":false') ? 'locked' : 'open'),
  },
  {
    endpoint: 'POST /rest/v1/rpc/get_booklet_cost',
    expected: members(200, 403),
    ask: ({ target, world }) => ({ json: { user_id: target.id, activity_ids: [world.sheets.free.id] } }),
  },
  {
    endpoint: 'POST /rest/v1/rpc/register_booklet',
    expected: members('200 granted', 403),
    ask: ({ target, world }) => ({
      json: { user_id: target.id, booklet_id: crypto.randomUUID(), activity_ids: [world.sheets.free.id] },
    }),
    verdict: granted,
  },
  {
    endpoint: 'POST /rest/v1/rpc/register_creation',
    expected: members('200 granted', 403),
    ask: ({ target }) => ({
      json: { user_id: target.id, creation_id: crypto.randomUUID(), kind: 'caca-palavras-proprio' },
    }),
    verdict: granted,
  },
  {
    endpoint: 'POST /rest/v1/rpc/register_download',
    about: 'not public',
    expected: members(404, 403),
    ask: downloadOf('inactive'),
  },
  // Without a user in the address: the session decides whose favourites.
  { endpoint: 'GET /rest/v1/favourites', expected: members(200, 200) },
  {
    endpoint: 'POST /rest/v1/favourites/changes',
    expected: members(200, 200),
    ask: ({ world, target }) => ({
      json: {
        id: crypto.randomUUID(),
        changes: [{ activityId: world.sheets.free.id, saved: true }],
        user_id: target.id,
      },
    }),
  },
  {
    endpoint: 'GET /rest/v1/favourites/activities',
    expected: everybody(200),
    ask: ({ world }) => ({ query: { ids: `${world.sheets.free.id},${world.sheets.inactive.id}` } }),
  },
  {
    endpoint: 'GET /rest/v1/viewer',
    expected: ['200 nobody', '200 self', '200 self', '200 self', '200 self', '200 self', '200 self'],
    verdict: (body) => (JSON.stringify(body).includes('"session":null') ? 'nobody' : 'self'),
  },
  {
    endpoint: 'GET /rest/v1/profiles/{id}',
    // Administrators use a separate endpoint for other users.
    expected: members(200, 403),
    ask: ({ target }) => ({ params: { id: target.id } }),
  },
  {
    endpoint: 'PATCH /rest/v1/profiles/{id}',
    expected: members(200, 403),
    ask: ({ self, target }) => ({ params: { id: target.id }, json: { name: self.name, plan: 'premium', id: self.id } }),
  },
  { endpoint: 'GET /rest/v1/admin/activities', expected: admins(200) },
  {
    endpoint: 'GET /rest/v1/admin/activities/{id}/file',
    expected: admins(200),
    ask: ({ world }) => ({ params: { id: world.sheets.premium.id } }),
  },
  {
    // Allowed, and refused because the picture is missing.
    endpoint: 'POST /rest/v1/activities',
    expected: admins(422),
    ask: () => ({ json: NEW_ACTIVITY }),
  },
  {
    endpoint: 'PATCH /rest/v1/activities/{id}',
    expected: admins(200),
    ask: async ({ world }) => {
      const sheet = await world.sheet()
      return { params: { id: sheet.id }, json: { title: 'Outro nome', updated_at: sheet.updatedAt } }
    },
  },
  {
    endpoint: 'DELETE /rest/v1/activities/{id}',
    expected: admins(200),
    ask: async ({ world }) => ({ params: { id: (await world.sheet()).id } }),
  },
  { endpoint: 'GET /rest/v1/payment_monitoring', expected: admins(200) },
]
