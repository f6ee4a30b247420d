import { useEffect, useRef } from 'react'

/** Calls `onOpen` where something that opens without the application was opened before that was there. */
export function useOpenedEarly(isOpen: () => boolean, onOpen: () => void): void {
  const first = useRef({ isOpen, onOpen })
  useEffect(() => {
    if (first.current.isOpen()) first.current.onOpen()
  }, [])
}
