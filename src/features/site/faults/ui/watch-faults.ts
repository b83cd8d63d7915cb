/** Tells the site what fails in this page, once it does: until then it costs two ears. */
export function watchFaults(): void {
  const tell = (error: unknown) =>
    // without a line nothing is told
    import('./tell-fault.ts').then(({ tellFault }) => tellFault(error)).catch(() => undefined)
  // a script of another site, or of an extension, says nothing of itself
  addEventListener('error', ({ error }) => error && void tell(error))
  addEventListener('unhandledrejection', ({ reason }) => void tell(reason))
}
