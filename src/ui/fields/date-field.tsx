import './select.css'
import './date-field.css'
import { lazy, Suspense } from 'react'
import type { DateFieldProps } from './date-picker.tsx'
import { WaitingField } from './field.tsx'

const Picker = lazy(() => import('./date-picker.tsx'))

/** Hydrated. A day: written in parts by the order of the language, or chosen in a calendar. */
export const DateField = (props: DateFieldProps) => (
  <Suspense fallback={<WaitingField {...props} />}>
    <Picker {...props} />
  </Suspense>
)
