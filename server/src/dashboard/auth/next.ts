/** Where to go after log-in: only to pages of the dashboard, whatever the address says. */
const OWN_PAGE = /^\/(?:dashboard|admin)(?:\/[\w-]+)*(?:\?[\w=&%.+-]*)?$/;
const LONGEST = 500;

export const DASHBOARD = '/dashboard';

/** A wanted page, or the dashboard where it is not one of ours. */
export function safeNext(wanted: string | undefined): string {
  return wanted !== undefined && wanted.length <= LONGEST && OWN_PAGE.test(wanted) ? wanted : DASHBOARD;
}

/** The log-in page that leads to a page. */
export function loginPath(wanted: string | undefined): string {
  const next = safeNext(wanted);
  return next === DASHBOARD ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
