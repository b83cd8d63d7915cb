/** Plain. An e-mail address, from left to right; too long for its line, it goes on after the @. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1
  return (
    <bdi dir="ltr">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  )
}
