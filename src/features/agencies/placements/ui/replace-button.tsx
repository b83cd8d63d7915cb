import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import type { PlacementDetail } from '../contract.ts'
import { AddPlacement } from './add-placement.tsx'

/** Whoever left early is replaced by another of those put forward to the client, for nothing. */
export function ReplaceButton({ one }: { one: PlacementDetail }) {
  const t = useTranslations('placements')
  const [open, setOpen] = useState(false)
  const [first, ...others] = one.may_replace
  if (!one.may.includes('replace')) return null
  if (!first) return <p className="quiet small">{t('nobodyToReplace')}</p>
  return (
    <div>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('replaceBy')}
      </Button>
      {open ? <AddPlacement people={[first, ...others]} replaces={one} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
