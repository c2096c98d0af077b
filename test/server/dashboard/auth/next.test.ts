/** Where a log-in may lead back to. */
import { describe, expect, it } from 'vitest';
import { loginPath, safeNext } from '../../../../server/src/dashboard/auth/next.js';

describe('safeNext', () => {
  it.each([
    '/dashboard',
    '/dashboard/keys',
    '/dashboard/usage?days=30',
    '/dashboard/keys/key_1/rename',
    '/admin?q=a%40b.c',
  ])('goes to %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    '/',
    '/login',
    '/logout',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/dashboard/..//evil.example',
    '/dashboard/../..//evil.example',
    '/dashboard//evil.example',
    '/dashboardevil',
    '/dashboard@evil.example',
    '/dashboard\\@evil.example',
    '/dashboard?next=//evil.example',
    '/dashboard#//evil.example',
    '/dashboard\r\nset-cookie: a=b',
    '/dashboard\n',
    '/dashboard\t/x',
    ' /dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%2f/evil.example',
    `/dashboard/${'x'.repeat(600)}`,
  ])('goes to the dashboard instead of %j', (path) => {
    expect(safeNext(path)).toBe('/dashboard');
  });

  it('leads back from the log-in page', () => {
    expect(loginPath(undefined)).toBe('/login');
    expect(loginPath('/dashboard')).toBe('/login');
    expect(loginPath('/dashboard/usage?days=30')).toBe('/login?next=%2Fdashboard%2Fusage%3Fdays%3D30');
    expect(loginPath('//evil.example')).toBe('/login');
  });
});
