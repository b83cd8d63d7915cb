export function DemoBar() {
  return null
}
