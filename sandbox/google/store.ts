import type { Adapter, AdapterPayload } from 'oidc-provider'

/** The provider's memory: it ends with the sandbox. */
export function createAdapters(): (model: string) => Adapter {
  const entries = new Map<string, AdapterPayload>()

  return (model) => {
    const key = (id: string) => `${model} ${id}`
    const find = async (id: string) => {
      const entry = entries.get(key(id))
      return entry?.exp !== undefined && entry.exp * 1000 < Date.now() ? undefined : entry
    }
    return {
      async upsert(id, payload) {
        entries.set(key(id), payload)
      },
      find,
      async findByUid(uid) {
        for (const [name, entry] of entries) if (name.startsWith(`${model} `) && entry.uid === uid) return entry
        return undefined
      },
      /** Only for devices, which do not sign in here. */
      async findByUserCode() {
        return undefined
      },
      async consume(id) {
        const entry = await find(id)
        if (entry) entries.set(key(id), { ...entry, consumed: Math.floor(Date.now() / 1000) })
      },
      async destroy(id) {
        entries.delete(key(id))
      },
      async revokeByGrantId(grantId) {
        for (const [name, entry] of entries) if (entry.grantId === grantId) entries.delete(name)
      },
    }
  }
}
