import { spaced } from '#platform/shared/spaced.ts'

/** Plain. A telephone number in groups, from left to right whatever stands around it. */
export function Phone({ number }: { number: string }) {
  return (
    <bdi dir="ltr" className="nowrap">
      {spaced(number)}
    </bdi>
  )
}
