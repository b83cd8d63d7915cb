import type { ComponentProps } from 'react'
import { TextArea } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextArea>, 'rows' | 'maxLength' | 'required'>

/** Why somebody does what they do to another's things: always asked for, and kept. */
export function ReasonArea(props: Props) {
  return <TextArea {...props} rows={3} maxLength={1000} required />
}
