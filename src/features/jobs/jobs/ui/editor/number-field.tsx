import { WholeField } from '#ui/fields/whole-field.tsx'

type Props = {
  name: string
  label: string
  help?: string
  error?: string | undefined
  optional?: boolean
  value: number | null
  onChange: (value: number | null) => void
}

/** A whole number of at most six digits, as days, places and hours are. */
export function NumberField(props: Props) {
  return <WholeField {...props} maxLength={6} />
}
