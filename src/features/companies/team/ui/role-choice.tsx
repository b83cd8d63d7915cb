import type { teamRoles } from '#features/companies/pages/role-rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'

export type TeamRole = (typeof teamRoles)[number]

const usual: readonly TeamRole[] = [
  'recruiter',
  'hiring_manager',
  'interviewer',
  'content_editor',
  'billing',
  'analyst',
  'admin',
]

type Props = { value: TeamRole; onChange: (role: TeamRole) => void; mayOwn: boolean; error?: string | undefined }

/** The roles one may give; each says what it may do. Owners are made by owners. */
export function RoleChoice({ value, onChange, mayOwn, error }: Props) {
  const t = useTranslations('pages')
  const roles = mayOwn ? [...usual, 'owner' as const] : usual
  return (
    <RadioGroup
      name="role"
      label={t('team.asWhat')}
      value={value}
      error={error}
      onChange={(id) => onChange(id as TeamRole)}
      choices={roles.map((id) => ({ id, text: t(`roles.${id}`), help: t(`team.does.${id}`) }))}
    />
  )
}
