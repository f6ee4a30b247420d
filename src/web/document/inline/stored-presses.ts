/**
 * Links that name what their press stores: `data-stores="name=value"`, an empty value to remove it. Stored at once, also
 * where the browser follows the link itself because the application is not there yet.
 */
export function storePresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('[data-stores]') : null
      const [name, value] = (link?.getAttribute('data-stores') ?? '').split('=')
      if (!name) return
      try {
        if (value) localStorage.setItem(name, value)
        else localStorage.removeItem(name)
      } catch {
        // Storage may be disabled: then no press is stored.
      }
    },
    true,
  )
}
