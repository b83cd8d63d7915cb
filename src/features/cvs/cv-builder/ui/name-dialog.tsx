import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'

type Props = {
  title: string
  about?: string
  /** The word on the button. */
  go: string
  first: string
  sending: { isPending: boolean; error: Problem | null }
  onName: (name: string) => void
  onClose: () => void
}

/** Asks what a CV is called. */
export function NameDialog({ title, about, go, first, sending, onName, onClose }: Props) {
  const t = useTranslations('cvBuilder.menu')
  const [name, setName] = useState(first)
  return (
    <Dialog open onClose={onClose} title={title} about={about}>
      <form
        method="post"
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) onName(name)
        }}
      >
        <LooseProblem problem={sending.error} />
        <TextField
          name="cv-name"
          label={t('name')}
          help={t('nameHelp')}
          maxLength={160}
          value={name}
          onChange={setName}
          required
        />
        <div className="cluster">
          <Button type="submit" look="primary" busy={sending.isPending} disabled={!name.trim()}>
            {go}
          </Button>
          <Button look="text" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
