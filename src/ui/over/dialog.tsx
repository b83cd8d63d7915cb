import './dialog.css'
import { lazy, Suspense, useState } from 'react'
import type { SheetProps } from './sheet.tsx'

const Sheet = lazy(() => import('./sheet.tsx'))

/** Hydrated. A sheet in the middle of the page, from below on phones; the focus stays inside and returns. */
export const Dialog = (props: SheetProps) => <Opened {...props} look="dialog" />

/** Hydrated. A sheet from the end side, from below on phones; for a form or a person beside the list. */
export const Drawer = (props: Omit<SheetProps, 'alert' | 'mayEscape'>) => <Opened {...props} look="drawer" />

/** There once it was open, so that it may leave as slowly as it came. */
function Opened(props: SheetProps & { look: 'dialog' | 'drawer' }) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  )
}
