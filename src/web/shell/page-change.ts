import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce } from '../../ui/announcer.tsx'

/**
 * Does for a page change what a browser does for a new document: announces its title, and moves the focus from the
 * pressed link to the page. A screen's own focus stays.
 */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    announce(document.title, 'first')
    focusPage()
  }, [pathname])
}

function focusPage(): void {
  const main = document.getElementById('conteudo')
  if (!main || (document.activeElement !== main && main.contains(document.activeElement))) return
  const target = main.querySelector<HTMLElement>('h1') ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
