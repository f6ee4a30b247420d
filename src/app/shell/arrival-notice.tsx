import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { showToast } from '../../ui/toast.tsx'
import { DENIED_NOTICE, NOTICE_PARAM } from './arrival.ts'
import { arrivalTexts } from './texts.ts'

/** Tells people who were led here why, once: the reason leaves the address. Without JavaScript it stands on the page. */
export function ArrivalNotice() {
  const [params, setParams] = useSearchParams()
  const denied = params.get(NOTICE_PARAM) === DENIED_NOTICE
  useEffect(() => {
    if (!denied) return
    showToast({ kind: 'error', ...arrivalTexts.denied })
    setParams(
      (current) => {
        const rest = new URLSearchParams(current)
        rest.delete(NOTICE_PARAM)
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  }, [denied, setParams])
  if (!denied) return null
  return (
    <p className="page-width hidden bg-error-soft py-3 text-error noscript:block">
      <strong>{arrivalTexts.denied.title}</strong> {arrivalTexts.denied.description}
    </p>
  )
}
