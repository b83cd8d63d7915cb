import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'

const TextDialog = late(async () => (await import('./text-dialog.tsx')).TextDialog)

type Props = { job: string; applications: readonly string[]; look?: 'text' | 'quiet'; onSent?: () => void }

/** Opens the dialog that texts these applicants; for those who may write to them and spend. */
export function TextButton({ job, applications, look = 'quiet', onSent }: Props) {
  const t = useTranslations('texting')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('applicant.message') || !may('spend')) return null
  return (
    <>
      <Button size="s" look={look} icon="chat" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open ? (
        <TextDialog
          job={job}
          applications={applications}
          onClose={(sent) => {
            setOpen(false)
            if (sent) onSent?.()
          }}
        />
      ) : null}
    </>
  )
}
