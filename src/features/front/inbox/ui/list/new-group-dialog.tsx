import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { hrefOf } from '../places.ts'
import { GroupOfApplicants } from './group-of-applicants.tsx'
import { GroupOfJob } from './group-of-job.tsx'
import { GroupOfPeople } from './group-of-people.tsx'

const forms = { people: GroupOfPeople, job: GroupOfJob, applicants: GroupOfApplicants }
const needs = { people: 'page.read', job: 'applicant.read', applicants: 'applicant.message' } as const
const kinds = ['people', 'job', 'applicants'] as const

/** A group of colleagues one names, of a job's hiring team, or of all who applied through a collection. */
export default function NewGroupDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('inbox.group')
  const go = useNavigate()
  const may = useMay()
  const [kind, choose] = useState<keyof typeof forms>('people')
  const Form = forms[kind]
  return (
    <Form
      title={t('new')}
      save={t('create')}
      cancel={t('cancel')}
      onClose={onClose}
      onOpened={(thread) => {
        refresh('thread.changed')
        onClose()
        go(hrefOf('page', thread))
      }}
    >
      <RadioGroup
        name="kind"
        label={t('kind')}
        value={kind}
        onChange={(id) => choose(kinds.find((one) => one === id) ?? 'people')}
        choices={kinds
          .filter((one) => may(needs[one]))
          .map((id) => ({ id, text: t(`kinds.${id}`), help: t(`kindsHelp.${id}`) }))}
      />
    </Form>
  )
}
