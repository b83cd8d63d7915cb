import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'
import type { Promotable } from './promote-dialog.tsx'

const PromoteDialog = late(async () => (await import('./promote-dialog.tsx')).PromoteDialog)

type Props = { of: Promotable; children: string; wide?: boolean; size?: 's' }

/** Hydrated. The way to a promotion, for whoever may promote. */
export function PromoteButton({ of, children, ...look }: Props) {
  const may = useMay()('job.promote')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button icon="star" {...look} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open ? <PromoteDialog of={of} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
