import { useTranslations } from '#platform/browser/intl.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import type { InterviewKind } from '../rules.ts'

type Props = {
  values: { kind: InterviewKind; place: string; link: string }
  set: (key: 'place' | 'link', words: string) => void
  errorOf: (field: string) => string | undefined
}

/** Where one comes to: an address, or a link. */
export function WhereField({ values: { kind, place, link }, set, errorOf }: Props) {
  const t = useTranslations('interviews.form')
  if (kind === 'phone') return null
  return kind === 'on_site' ? (
    <TextField
      name="place"
      label={t('place')}
      help={t('placeHelp')}
      required
      maxLength={300}
      error={errorOf('place')}
      value={place}
      onChange={(words) => set('place', words)}
    />
  ) : (
    <TextField
      name="link"
      type="url"
      label={t('link')}
      required
      maxLength={500}
      error={errorOf('link')}
      value={link}
      onChange={(address) => set('link', address)}
    />
  )
}
