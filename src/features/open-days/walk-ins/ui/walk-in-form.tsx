import { useState } from 'react'
import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { useApply } from '#features/hiring/applications/ui/use-apply.ts'
import { keptCvs, VisitorForm } from '#features/open-days/visits/ui/visitor-form.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { type showWalkIn, walkIn } from '../contract.ts'

type Day = Gives<typeof showWalkIn>['data']
type Props = { day: Day; linkKey: string; cvs: Gives<typeof listCvs>['data'] }

/** A minute at the wall: name, how to be reached, whom to see, a CV or its photo. */
export function WalkInForm({ day, linkKey: key, cvs }: Props) {
  const t = useTranslations('walkIns')
  const [team, setTeam] = useState(day.teams.length === 1 ? String(day.teams[0]?.team) : '')
  const [attempt] = useState(() => crypto.randomUUID())
  const applying = useApply({
    call: walkIn,
    about: () => ({ key, attempt, ...(team && { team: Number(team) }) }),
    draft: `walk-in ${day.day}`,
    questions: day.questions,
    needsCv: day.cv_needed,
    ...keptCvs(cvs),
    onDone: ({ data }) => location.assign(`/openday-room/${data.key}`),
  })
  // whoever is chosen reads what is brought, the host or a booth
  const company = day.teams.find((one) => String(one.team) === team)?.booth ?? day.company
  const isFair = day.teams.some(({ booth }) => booth !== null)
  const isTeamMissing = applying.form.problem?.errors.some(({ field }) => field === 'team')
  return (
    <VisitorForm {...{ applying, day, cvs, company }} {...{ label: t('title'), cvHelp: t('cvOptional'), go: t('go') }}>
      <NativeSelect
        name="team"
        label={t('team')}
        empty=""
        required
        value={team}
        onChange={setTeam}
        error={isTeamMissing ? t('teamNeeded') : undefined}
        choices={day.teams.map(({ team: id, name, booth }) => ({
          id: String(id),
          text: isFair ? deskOf(booth ?? day.company, name) : name,
        }))}
      />
    </VisitorForm>
  )
}

/** At a fair every company names its desks as it likes, some by itself. */
const deskOf = (company: string, name: string) => (company === name ? company : `${company} · ${name}`)
