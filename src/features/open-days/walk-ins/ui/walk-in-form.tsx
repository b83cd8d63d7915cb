import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { AnswerFields } from '#features/hiring/applications/ui/answer-fields.tsx'
import { CvChoice } from '#features/hiring/applications/ui/cv-choice.tsx'
import { ReachFields } from '#features/hiring/applications/ui/reach-fields.tsx'
import { useApply } from '#features/hiring/applications/ui/use-apply.ts'
import { useApplyErrors } from '#features/hiring/applications/ui/use-apply-errors.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { type showWalkIn, walkIn } from '../contract.ts'

type Day = Gives<typeof showWalkIn>['data']
type Props = { day: Day; linkKey: string; cvs: Gives<typeof listCvs>['data']; onDoor: () => void }

/** A minute at the wall: name, how to be reached, whom to see, a CV or its photo. */
export function WalkInForm({ day, linkKey: key, cvs, onDoor }: Props) {
  const t = useTranslations('walkIns')
  const [team, setTeam] = useState(day.teams.length === 1 ? String(day.teams[0]?.team) : '')
  const [attempt] = useState(() => crypto.randomUUID())
  const applying = useApply({
    call: walkIn,
    about: () => ({ key, attempt, ...(team && { team: Number(team) }) }),
    draft: `walk-in ${day.day}`,
    questions: day.questions,
    needsCv: day.cv_needed,
    firstCv: (cvs.find(({ primary }) => primary) ?? cvs[0])?.id ?? '',
    cvNames: new Map(cvs.map(({ id, name }) => [id, name])),
    onDone({ data }) {
      if (data.key) location.assign(`/openday-room/${data.key}`)
      else onDoor()
    },
  })
  const { form, isLost } = applying
  const { errors, isLoose } = useApplyErrors(applying, day.questions)
  return (
    <form className="stack stack-l" onSubmit={form.submit} noValidate aria-label={t('title')}>
      <ErrorSummary errors={errors} takeFocus />
      {isLoose ? (
        <Note tone="bad" alert>
          {form.problem?.message}
        </Note>
      ) : null}
      <ReachFields form={form} country={day.country_code} />
      <NativeSelect
        name="team"
        label={t('team')}
        empty=""
        required
        value={team}
        onChange={setTeam}
        error={form.problem?.errors.some(({ field }) => field === 'team') ? t('teamNeeded') : undefined}
        choices={day.teams.map((one) => ({ id: String(one.team), text: one.name }))}
      />
      <section className="stack" aria-label={t('cv')}>
        <h2>{t('cv')}</h2>
        {day.cv_needed ? null : <p className="small quiet">{t('cvOptional')}</p>}
        <CvChoice cvs={cvs} applying={applying} optional={!day.cv_needed} />
      </section>
      <AnswerFields questions={day.questions} form={form} applying={applying} />
      {isLost ? (
        <Note tone="warm" alert>
          {t('lost')}
        </Note>
      ) : null}
      <div className="stack stack-s">
        <Button type="submit" look="primary" size="l" wide busy={form.sending}>
          {t('go')}
        </Button>
        <p className="small faint">
          {t.rich('consent', {
            company: () => <bdi>{day.company}</bdi>,
            link: (text) => (
              <a className="link" href="/privacy" target="_blank" rel="noopener">
                {text}
              </a>
            ),
          })}
        </p>
      </div>
    </form>
  )
}
