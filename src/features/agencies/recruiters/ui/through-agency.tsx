import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { claimOwnDuplicate } from '#features/agencies/disputes/contract.ts'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { useMay } from '#frame/use-session.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'

type Props = { application: string; agency: string }

/** An applicant whom an agency put forward: which one, and the way to say that one has them already. */
export function ThroughAgency({ application, agency }: Props) {
  const t = useTranslations('recruiters.through')
  const may = useMay()
  const [claiming, claim] = useState(false)
  return (
    <Note title={t('title')}>
      <div className="stack stack-s">
        <p className="small">{t.rich('text', { agency: () => <bdi>{agency}</bdi> })}</p>
        {may('applicant.move') ? (
          <div>
            <Button size="s" onClick={() => claim(true)}>
              {t('claim')}
            </Button>
          </div>
        ) : null}
      </div>
      {claiming ? <ClaimDialog application={application} agency={agency} onClose={() => claim(false)} /> : null}
    </Note>
  )
}

function ClaimDialog({ application, agency, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('recruiters.through')
  const form = useForm(claimOwnDuplicate, {
    initial: { known_since: '', last_contact: '', for_this_job: false, words: '' },
    toInput: (values) => ({ application, ...values }),
    onDone() {
      toast.show({ text: t('done'), tone: 'good' })
      refreshCall(showApplicant)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('claimTitle')}
      about={agency}
      save={t('go')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <p className="quiet">{t('claimText')}</p>
      <DateField {...form.field('known_since')} label={t('since')} required />
      <DateField {...form.field('last_contact')} label={t('contact')} optional />
      <Checkbox {...form.field('for_this_job')}>{t('thisJob')}</Checkbox>
      <TextArea {...form.field('words')} label={t('words')} rows={3} maxLength={1500} optional />
    </FormDialog>
  )
}
