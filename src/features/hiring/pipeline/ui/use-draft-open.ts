import { useEffect, useState } from 'react'

/** Whether a form of the panel is open: also where it was left with words in it, which its draft keeps until they are sent or dropped. */
export function useDraftOpen(draft: string) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (sessionStorage.getItem(draft)) setOpen(true)
  }, [draft])
  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      sessionStorage.removeItem(draft)
      setOpen(false)
    },
  }
}
