import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '#frame/use-session.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'

const AddPeople = late(async () => (await import('./add-people.tsx')).AddPeople)

type Props = { job: { id: string; title: string }; main?: boolean }

/** Opens the pool for a job, for whoever answers people that come without one. */
export function AddPeopleButton({ job, main = false }: Props) {
  const t = useTranslations('pool.adding')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('drop.answer')) return null
  return (
    <>
      <Button look={main ? 'primary' : 'quiet'} icon="plus" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open ? <AddPeople job={job.id} title={job.title} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
