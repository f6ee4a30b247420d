import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

/** The parts of a page that saving uses. */
function page(click: () => void) {
  const link = { href: '', download: '', hidden: false, click, remove: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link, body: { append: vi.fn() } })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.useFakeTimers()
  return { link, revoke }
}

describe('saveFile', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('clicks a link with the name and gives the address back after 100 ms', () => {
    const click = vi.fn()
    const { link, revoke } = page(click)
    saveFile(new Blob(['x']), 'folha.pdf')
    expect(link).toMatchObject({ href: 'blob:one', download: 'folha.pdf' })
    expect(click).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(99)
    expect(revoke).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(revoke).toHaveBeenCalledWith('blob:one')
  })

  it('gives the address back even when the click fails', () => {
    const { revoke } = page(() => {
      throw new Error('blocked')
    })
    expect(() => saveFile(new Blob(['x']), 'folha.pdf')).toThrow('blocked')
    vi.advanceTimersByTime(100)
    expect(revoke).toHaveBeenCalledOnce()
  })
})
