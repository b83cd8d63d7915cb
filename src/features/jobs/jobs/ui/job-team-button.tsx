import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'

const JobTeamDialog = late(async () => (await import('./job-team-dialog.tsx')).JobTeamDialog)

/** Who of those with assigned jobs only works on this one; for whoever publishes jobs. */
export function JobTeamButton({ job }: { job: string }) {
  const t = useTranslations('jobs.team')
  const may = useMay()('job.publish')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button look="quiet" icon="users" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open ? <JobTeamDialog job={job} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
