#!/usr/bin/env python3
"""Writes the expected values of the special functions' tests: test/engine/special/expected/*.json.

Every value is computed by mpmath with 50 digits from a definition (for quantiles: a root of the mpmath distribution
function, started from scipy), never by the project's own code. Run: python3 scripts/special-oracle.py && npx biome format --write test/engine/special/expected
Needs python3-mpmath and python3-scipy. The points are fixed or drawn from a seeded generator, so the files are
reproducible.
"""
import json
import math
import random
from pathlib import Path

import mpmath as mp
from scipy import stats, special

mp.mp.dps = 50
random.seed(20)
TARGET = Path(__file__).resolve().parent.parent / "test/engine/special/expected"
TARGET.mkdir(parents=True, exist_ok=True)


def rounded(value):
    """The nearest double, as a JSON number of 17 digits; None where it would be subnormal, infinite or complex."""
    if isinstance(value, mp.mpc):
        if abs(value.imag) > abs(value.real) * mp.mpf(10) ** -30:
            return None
        value = value.real
    result = float(value)
    return result if math.isfinite(result) and (abs(result) > 1e-305 or value == 0 and result == 0) else None


def table(function, points):
    rows = []
    for arguments in points:
        arguments = arguments if isinstance(arguments, tuple) else (arguments,)
        value = rounded(function(*[mp.mpf(a) for a in arguments]))
        if value is not None:
            rows.append([*arguments, value])
    return rows


def write(name, tables):
    lines = []
    for function, rows in tables.items():
        body = ",\n    ".join(json.dumps(row) for row in rows)
        lines.append(f'  "{function}": [\n    {body}\n  ]')
        print(f"{name}: {function} {len(rows)}")
    (TARGET / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


def uniform(low, high, count):
    return [random.uniform(low, high) for _ in range(count)]


def logarithmic(low, high, count):
    return [10 ** random.uniform(math.log10(low), math.log10(high)) for _ in range(count)]


def both(points):
    return [x for p in points for x in (p, -p)]


# --- error functions -------------------------------------------------------------------------------------------------
xs = [1e-300, 1e-20, 1e-8, 0.1, 0.49, 0.5, 0.51, 0.99, 1.0, 1.01, 2.0, 3.0, 5.0, 5.9] + uniform(0, 6, 20)

def normal_cdf(x):
    return mp.erfc(-x / mp.sqrt(2)) / 2


def solve(function, target, start, logarithmic=True):
    """The x with function(x) = target, from scipy's double as the start; in ln x for positive x."""
    start = mp.mpf(float(start))
    if logarithmic and start > 0:
        goal = mp.log(target)
        u = mp.findroot(lambda u: mp.log(function(mp.exp(u))) - goal, (mp.log(start), mp.log(start) + mp.mpf("1e-8")), tol=1e-25, verify=False, maxsteps=6)
        return mp.exp(u)
    goal = mp.log(target)
    return mp.findroot(lambda x: mp.log(function(x)) - goal, (start, start + mp.mpf("1e-8")), tol=1e-25, verify=False, maxsteps=6)


def normal_quantile(p):
    if p == mp.mpf("0.5"):
        return mp.mpf(0)
    if p > 0.5:
        return -solve(normal_cdf, 1 - p, -stats.norm.isf(float(1 - p)), False)
    return solve(normal_cdf, p, stats.norm.ppf(float(p)), False)


probabilities = [1e-300, 1e-100, 1e-16, 1e-9, 1e-4, 0.01, 0.025, 0.05, 0.074, 0.076, 0.2, 0.4, 0.499999, 0.5, 0.51, 0.75, 0.9, 0.924, 0.926, 0.975, 0.99, 0.9999, 1 - 2**-30]
write("error-function", {
    "erf": table(mp.erf, [0.0] + both(xs)),
    "erfc": table(mp.erfc, [0.0] + both(xs) + [6.0, 10.0, 20.0, 26.0] + uniform(6, 26, 10)),
    "erfInverse": table(mp.erfinv, both([1e-300, 1e-10, 0.1, 0.5, 0.84, 0.85, 0.86, 0.99, 0.999999, 1 - 2**-40] + uniform(0, 1, 15))),
    "erfcInverse": table(lambda y: -normal_quantile(y / 2) / mp.sqrt(2), [1e-300, 1e-50, 1e-9, 0.01, 0.149, 0.151, 0.5, 0.999, 1.5, 1.84, 1.86, 1.999] + uniform(0, 2, 10)),
})

# --- gamma family ----------------------------------------------------------------------------------------------------
gamma_points = [1e-300, 1e-10, 0.1, 0.5, 0.999999, 1.0, 1.000001, 1.5, 2.0, 2.5, 3.0, 9.99, 10.0, 10.5, 20.0, 23.0, 100.5, 170.9, 171.0, 171.5] + uniform(0, 12, 15) + uniform(12, 171, 10)
write("gamma", {
    "gamma": table(mp.gamma, gamma_points + [-x for x in [0.5, 1.5, 2.25, 10.1, 50.75, 150.5, 169.5] + uniform(0, 20, 10)]),
    "logGamma": table(mp.loggamma, gamma_points + [1 + 1e-12, 2 - 1e-12, 1 - 1e-7, 2 + 1e-9, 1e3, 1e5, 1e10, 1e100, 1e300] + uniform(0.5, 3, 15)),
    "digamma": table(mp.digamma, gamma_points[1:] + [1e3, 1e10] + [-0.5, -1.25, -10.3, -0.001]),
    "beta": table(mp.beta, [(0.5, 0.5), (1.0, 1.0), (2.0, 3.0), (1e-5, 2.0), (10.0, 20.0), (100.0, 200.0), (0.5, 1000.0), (300.0, 400.0)] + list(zip(logarithmic(0.01, 100, 12), logarithmic(0.01, 100, 12)))),
    "logBeta": table(lambda a, b: mp.log(mp.beta(a, b)), [(0.5, 0.5), (2.0, 3.0), (1e-5, 2.0), (10.0, 20.0), (0.5, 1e8), (5.0, 1e12), (1e5, 2e5), (1e10, 3.0), (1e10, 1e10)] + list(zip(logarithmic(0.01, 1e4, 15), logarithmic(0.01, 1e4, 15)))),
    "factorial": table(mp.factorial, [float(n) for n in [0, 1, 2, 5, 10, 18, 20, 22, 23, 50, 100, 170]] + [0.5, 2.5]),
    "binomialCoefficient": table(mp.binomial, [(float(n), float(k)) for n, k in [(0, 0), (5, 2), (52, 5), (49, 6), (60, 30), (56, 28), (57, 28), (100, 50), (1000, 10), (1000, 500), (10000, 100), (1e6, 3), (1e9, 2), (10000, 5000)]]),
    "permutationCount": table(lambda n, k: mp.ff(n, k), [(float(n), float(k)) for n, k in [(5, 2), (10, 10), (20, 3), (100, 50), (52, 5), (1000, 4)]]),
})

# --- incomplete gamma and beta ---------------------------------------------------------------------------------------


def gamma_p(a, x):
    """The power series of the lower incomplete gamma function, all of whose terms are positive."""
    term = total = mp.mpf(1)
    n = a
    while term > total * mp.eps:
        n += 1
        term *= x / n
        total += term
    return mp.exp(a * mp.log(x) - x - mp.loggamma(a + 1)) * total


def gamma_q(a, x):
    """1 - P with so many digits that the difference keeps 50 of them; zero when it is too small for a double."""
    for below in (20, 80, 330):
        with mp.workdps(60 + below):
            value = 1 - gamma_p(a, x)
        if value > mp.mpf(10) ** -below:
            return value
    return mp.mpf(0)


def beta_lower(x, a, b):
    """The series DLMF 8.17.8, all of whose terms are positive, on the side where it converges fast."""
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_lower(1 - x, b, a)
    if a > 1e4 and x > 0.9:
        with mp.workdps(400):
            return 1 - beta_series(1 - x, b, a)
    return beta_series(x, a, b)


def beta_series(x, a, b):
    term = total = mp.mpf(1)
    n = mp.mpf(0)
    while term > total * mp.eps:
        term *= x * (a + b + n) / (a + 1 + n)
        total += term
        n += 1
    log_beta = mp.loggamma(a) + mp.loggamma(b) - mp.loggamma(a + b)
    return mp.exp(a * mp.log(x) + b * mp.log(1 - x) - log_beta) * total / a


def checked(values, reference, tolerance=1e-9):
    """scipy must agree with mpmath to nine digits: guards against a series of mpmath's that stopped early."""
    for row in values:
        other = float(reference(*row[:-1]))
        assert abs(other - row[-1]) <= tolerance * abs(row[-1]) or abs(row[-1]) < 1e-280, (row, other)
    return values


def ratios(count, spread):
    return [math.exp(random.uniform(-spread, spread)) for _ in range(count)]


gamma_pairs = [(0.5, 0.1), (0.5, 2.0), (1.0, 1.0), (1e-5, 0.5), (1e-3, 1e-8), (1e-6, 1.0), (0.3, 20.0), (2.0, 1e-5), (5.0, 5.0), (5.0, 60.0), (30.0, 10.0), (100.0, 90.0), (100.0, 130.0), (1000.0, 1000.0), (1000.0, 900.0), (1e4, 1.02e4), (1e5, 1e5), (5e5, 5.02e5), (2e6, 2.001e6), (2e6, 1.995e6), (1e7, 1e7), (50.0, 500.0)]
gamma_pairs += [(a, a * r) for a, r in zip(logarithmic(0.01, 1, 10), ratios(10, 3))] + [(a, a * r) for a, r in zip(logarithmic(1, 50, 15), ratios(15, 1.5))] + [(a, a * r) for a, r in zip(logarithmic(50, 1e4, 10), ratios(10, 0.1))]
beta_points = [(0.5, 0.5, 0.5), (0.1, 1.0, 1.0), (0.9, 2.0, 3.0), (1e-10, 0.5, 2.0), (0.01, 5.0, 100.0), (0.5, 100.0, 100.0), (0.45, 1000.0, 1000.0), (0.999, 50.0, 0.5), (0.3, 0.01, 5.0), (0.3, 20.0, 0.1), (0.2, 1e4, 4e4), (0.198, 1e4, 4e4), (0.5, 1e5, 1e5), (0.502, 1e5, 1e5), (1e-3, 3.0, 2000.0)]
beta_points += [(random.random(), a, b) for a, b in zip(logarithmic(0.1, 50, 25), logarithmic(0.1, 50, 25))]
write("incomplete", {
    "regularizedGammaP": checked(table(gamma_p, gamma_pairs), special.gammainc),
    "regularizedGammaQ": checked(table(gamma_q, gamma_pairs), special.gammaincc),
    "regularizedGammaPInverse": table(lambda a, p: solve(lambda x: gamma_p(a, x), p, special.gammaincinv(float(a), float(p))), [(a, p) for a in [0.1, 0.5, 1.0, 2.5, 10.0, 150.0, 5000.0] for p in [1e-20, 1e-3, 0.2, 0.5]]),
    "regularizedGammaQInverse": table(lambda a, q: solve(lambda x: gamma_q(a, x), q, special.gammainccinv(float(a), float(q))), [(a, q) for a in [0.05, 0.5, 1.0, 2.5, 10.0, 150.0, 5000.0] for q in [1e-100, 1e-10, 0.01, 0.3, 0.5]]),
    "regularizedBeta": checked(table(beta_lower, beta_points), lambda x, a, b: special.betainc(a, b, x)),
    "regularizedBetaInverse": table(lambda p, a, b: solve(lambda x: beta_lower(x, a, b), p, special.betaincinv(float(a), float(b), float(p))), [(p, a, b) for a, b in [(0.5, 0.5), (1.0, 3.0), (2.0, 5.0), (30.0, 20.0), (0.2, 4.0), (500.0, 700.0)] for p in [1e-15, 0.01, 0.3, 0.5]]),
})

# --- Bessel, Airy and others -----------------------------------------------------------------------------------------
bessel_points = [(n, x) for n in [0.0, 1.0, 2.0, 5.0, 20.0, 1 / 3, 0.5, 2.5] for x in [1e-8, 0.1, 1.0, 1.99, 2.01, 5.5, 12.0, 24.9, 25.1, 60.0, 300.0]]
bessel_points += [(float(random.randrange(0, 30)), x) for x in logarithmic(0.1, 80, 25)] + [(x, y) for x, y in zip(uniform(0, 15, 15), uniform(0, 60, 15))] + [(0.0, 1e4), (3.0, 1e5)]
airy_points = [0.0, 1e-6, 0.1, 1.0, 2.0, 5.0, 10.0, 30.0, -0.5, -1.0, -3.3, -8.0, -20.0, -50.0] + uniform(-10, 10, 15)
write("transcendental", {
    "besselJ": table(mp.besselj, bessel_points),
    "besselY": table(mp.bessely, bessel_points),
    "besselI": table(mp.besseli, bessel_points),
    "besselK": table(mp.besselk, bessel_points),
    "airyAi": table(mp.airyai, airy_points),
    "airyBi": table(mp.airybi, airy_points),
    "ellipticK": table(mp.ellipk, [0.0, 1e-10, 0.1, 0.5, 0.9, 0.99, 0.999999, -0.5, -10.0, -1e6] + uniform(0, 1, 15)),
    "ellipticE": table(mp.ellipe, [0.0, 1e-10, 0.1, 0.5, 0.9, 0.99, 0.999999, -0.5, -10.0, -1e6] + uniform(0, 1, 15)),
    "lambertW": table(lambda x, k: mp.lambertw(x, int(k)), [(x, 0.0) for x in [-0.3678, -0.36, -0.3, -0.1, -1e-10, 1e-300, 1e-5, 0.5, 1.0, math.e, 3.1, 10.0, 1e3, 1e10, 1e100, 1e300] + uniform(-0.36, 5, 15)] + [(x, -1.0) for x in [-0.3678, -0.36, -0.3, -0.2, -0.1, -0.01, -1e-5, -1e-50, -1e-300] + uniform(-0.36, 0, 10)]),
    "zeta": table(mp.zeta, [-25.5, -9.5, -3.0, -2.5, -1.0, -0.5, -0.01, 0.0, 0.5, 0.9, 0.999999, 1.000001, 1.1, 1.5, 2.0, 3.0, 4.0, 10.0, 25.0, 59.0, 61.0] + uniform(1, 20, 10)),
    "exponentialIntegral": table(mp.ei, [-700.0, -50.0, -2.0, -0.5, -1e-5, 1e-10, 0.1, 0.5, 1.0, 5.0, 39.0, 41.0, 100.0, 700.0] + uniform(0.5, 60, 12)),
    "exponentialIntegralE1": table(mp.e1, [1e-20, 0.01, 0.5, 0.99, 1.01, 2.0, 10.0, 100.0, 690.0] + uniform(0, 20, 12)),
})

# --- continuous distributions ----------------------------------------------------------------------------------------


def student_survival(t, v):
    if t < 0:
        return 1 - student_survival(-t, v)
    return beta_lower(v / (v + t * t), v / 2, mp.mpf("0.5")) / 2


def student_pdf(t, v):
    return (1 + t * t / v) ** (-(v + 1) / 2) / (mp.sqrt(v) * mp.beta(v / 2, mp.mpf("0.5")))


def student_quantile(p, v):
    if p > 0.5:
        return solve(lambda t: student_survival(t, v), 1 - p, stats.t.isf(float(1 - p), float(v)))
    return -solve(lambda t: student_survival(t, v), p, stats.t.isf(float(p), float(v)))


def f_cdf(x, d, e):
    return beta_lower(d * x / (d * x + e), d / 2, e / 2)


def f_survival(x, d, e):
    return beta_lower(e / (d * x + e), e / 2, d / 2)


def f_pdf(x, d, e):
    return (d / e) ** (d / 2) * x ** (d / 2 - 1) * (1 + d * x / e) ** (-(d + e) / 2) / mp.beta(d / 2, e / 2)


def tail_quantile(cdf, survival, p, start_low, start_high):
    return solve(cdf, p, start_low) if p <= 0.5 else solve(survival, 1 - p, start_high)


middle_probabilities = [1e-12, 0.001, 0.025, 0.3, 0.7, 0.95, 0.999]
normal_points = [(x, 0.0, 1.0) for x in both([0.0, 1e-10, 0.5, 1.0, 1.96, 3.0, 5.0, 10.0, 20.0, 37.0]) + uniform(-10, 10, 15)] + [(110.0, 100.0, 15.0), (0.05, 0.02, 0.3)]
student_points = [(t, v) for v in [1.0, 2.0, 3.5, 10.0, 30.0, 1000.0, 1e6] for t in [-40.0, -2.0, -0.1, 1e-5, 0.7, 2.1, 5.0, 12.0]] + [(1e8, 2.0), (3.0, 0.1), (-1.96, 1e9)]
chi_points = [(x, v) for v in [1.0, 2.0, 5.0, 30.0, 200.0, 1e4] for x in [0.05 * v, 0.8 * v, v, 1.3 * v, 3 * v]] + [(700.0, 3.0), (1e-8, 4.0)]
f_points = [(f, d, e) for d, e in [(1.0, 1.0), (1.0, 10.0), (3.0, 20.0), (10.0, 3.0), (40.0, 100.0), (500.0, 1000.0)] for f in [0.01, 0.6, 1.0, 1.5, 4.0, 30.0]]
gamma_dist_points = [(x, a, s) for a, s in [(0.3, 2.0), (1.0, 0.5), (4.0, 3.0), (90.0, 0.1)] for x in [0.01 * a * s, 0.7 * a * s, a * s, 2 * a * s, 6 * a * s]]
beta_dist_points = [(x, a, b) for a, b in [(0.5, 0.5), (2.0, 5.0), (40.0, 60.0), (1.0, 3.0)] for x in [0.001, 0.2, 0.4, 0.7, 0.99]]
weibull_points = [(x, k, s) for k, s in [(0.7, 2.0), (1.5, 10.0), (3.5, 0.2)] for x in [0.01 * s, 0.5 * s, s, 2.5 * s]]
logistic_points = [(x, 1.0, 2.5) for x in [-80.0, -3.0, 0.9, 1.0, 4.0, 60.0]]
lognormal_points = [(x, 0.5, 0.75) for x in [1e-5, 0.3, 1.0, 1.6, 8.0, 1e4]]
exponential_points = [(x, r) for r in [0.1, 3.0] for x in [1e-9, 0.2, 1.0, 7.0, 200.0]]


def gamma_pdf(x, a, s):
    return x ** (a - 1) * mp.exp(-x / s) / (mp.gamma(a) * s**a)


def logistic(z):
    return 1 / (1 + mp.exp(-z))


write("continuous", {
    "normalPdf": table(lambda x, m, s: mp.npdf(x, m, s), normal_points),
    "normalCdf": table(lambda x, m, s: normal_cdf((x - m) / s), normal_points),
    "normalSurvival": table(lambda x, m, s: normal_cdf((m - x) / s), normal_points),
    "normalQuantile": table(normal_quantile, probabilities + uniform(0, 1, 10)),
    "studentPdf": table(student_pdf, student_points),
    "studentCdf": checked(table(lambda t, v: student_survival(-t, v), student_points), stats.t.cdf, 1e-8),
    "studentSurvival": checked(table(student_survival, student_points), stats.t.sf, 1e-8),
    "studentQuantile": table(student_quantile, [(p, v) for v in [1.0, 2.0, 4.5, 12.0, 60.0, 2000.0] for p in middle_probabilities]),
    "chiSquaredPdf": table(lambda x, v: gamma_pdf(x, v / 2, 2), chi_points),
    "chiSquaredCdf": checked(table(lambda x, v: gamma_p(v / 2, x / 2), chi_points), stats.chi2.cdf),
    "chiSquaredSurvival": checked(table(lambda x, v: gamma_q(v / 2, x / 2), chi_points), stats.chi2.sf),
    "chiSquaredQuantile": table(lambda p, v: tail_quantile(lambda x: gamma_p(v / 2, x / 2), lambda x: gamma_q(v / 2, x / 2), p, stats.chi2.ppf(float(p), float(v)), stats.chi2.isf(float(1 - p), float(v))), [(p, v) for v in [1.0, 2.0, 7.0, 50.0, 1000.0] for p in middle_probabilities]),
    "fPdf": table(f_pdf, f_points),
    "fCdf": checked(table(f_cdf, f_points), stats.f.cdf),
    "fSurvival": checked(table(f_survival, f_points), stats.f.sf),
    "fQuantile": table(lambda p, d, e: tail_quantile(lambda x: f_cdf(x, d, e), lambda x: f_survival(x, d, e), p, stats.f.ppf(float(p), float(d), float(e)), stats.f.isf(float(1 - p), float(d), float(e))), [(p, d, e) for d, e in [(1.0, 5.0), (4.0, 4.0), (10.0, 60.0), (200.0, 150.0)] for p in middle_probabilities]),
    "gammaPdf": table(gamma_pdf, gamma_dist_points),
    "gammaCdf": table(lambda x, a, s: gamma_p(a, x / s), gamma_dist_points),
    "gammaSurvival": table(lambda x, a, s: gamma_q(a, x / s), gamma_dist_points),
    "gammaQuantile": table(lambda p, a, s: s * tail_quantile(lambda x: gamma_p(a, x), lambda x: gamma_q(a, x), p, stats.gamma.ppf(float(p), float(a)), stats.gamma.isf(float(1 - p), float(a))), [(p, a, s) for a, s in [(0.3, 2.0), (4.0, 3.0), (90.0, 0.1)] for p in middle_probabilities]),
    "betaPdf": table(lambda x, a, b: x ** (a - 1) * (1 - x) ** (b - 1) / mp.beta(a, b), beta_dist_points),
    "betaCdf": table(beta_lower, beta_dist_points),
    "betaSurvival": table(lambda x, a, b: beta_lower(1 - x, b, a), beta_dist_points),
    "betaQuantile": table(lambda p, a, b: tail_quantile(lambda x: beta_lower(x, a, b), lambda x: beta_lower(1 - x, b, a), p, stats.beta.ppf(float(p), float(a), float(b)), stats.beta.isf(float(1 - p), float(a), float(b))), [(p, a, b) for a, b in [(0.5, 0.5), (2.0, 5.0), (40.0, 60.0)] for p in middle_probabilities]),
    "exponentialPdf": table(lambda x, r: r * mp.exp(-r * x), exponential_points),
    "exponentialCdf": table(lambda x, r: -mp.expm1(-r * x), exponential_points),
    "exponentialSurvival": table(lambda x, r: mp.exp(-r * x), exponential_points),
    "exponentialQuantile": table(lambda p, r: -mp.log(1 - p) / r, [(p, 2.5) for p in middle_probabilities]),
    "weibullPdf": table(lambda x, k, s: k / s * (x / s) ** (k - 1) * mp.exp(-((x / s) ** k)), weibull_points),
    "weibullCdf": table(lambda x, k, s: -mp.expm1(-((x / s) ** k)), weibull_points),
    "weibullSurvival": table(lambda x, k, s: mp.exp(-((x / s) ** k)), weibull_points),
    "weibullQuantile": table(lambda p, k, s: s * (-mp.log(1 - p)) ** (1 / k), [(p, 1.7, 5.0) for p in middle_probabilities]),
    "logisticPdf": table(lambda x, m, s: logistic((x - m) / s) * logistic((m - x) / s) / s, logistic_points),
    "logisticCdf": table(lambda x, m, s: logistic((x - m) / s), logistic_points),
    "logisticSurvival": table(lambda x, m, s: logistic((m - x) / s), logistic_points),
    "logisticQuantile": table(lambda p, m, s: m + s * mp.log(p / (1 - p)), [(p, 0.0, 2.5) for p in middle_probabilities]),
    "lognormalPdf": table(lambda x, m, s: mp.npdf(mp.log(x), m, s) / x, lognormal_points),
    "lognormalCdf": table(lambda x, m, s: normal_cdf((mp.log(x) - m) / s), lognormal_points),
    "lognormalSurvival": table(lambda x, m, s: normal_cdf((m - mp.log(x)) / s), lognormal_points),
    "lognormalQuantile": table(lambda p, m, s: mp.exp(m + s * normal_quantile(p)), [(p, 0.5, 0.75) for p in middle_probabilities]),
    "uniformPdf": table(lambda x, a, b: 1 / (b - a), [(2.0, 1.0, 4.0)]),
    "uniformCdf": table(lambda x, a, b: (x - a) / (b - a), [(2.0, 1.0, 4.0), (3.9, 1.0, 4.0)]),
    "uniformSurvival": table(lambda x, a, b: (b - x) / (b - a), [(2.0, 1.0, 4.0), (3.9, 1.0, 4.0)]),
    # Not from mpmath but from scipy's own double integral: its points of full precision.
    "studentizedRangeCdf": [[*a, float(stats.studentized_range.cdf(*a))] for a in [(3.5, 3.0, 10.0), (1.0, 2.0, 5.0), (4.5, 10.0, 20.0), (2.0, 3.0, 1.0), (20.0, 4.0, 2.0), (0.5, 3.0, 7.0)]],
    "studentizedRangeQuantile": [[float(stats.studentized_range.cdf(*a)), *a[1:], a[0]] for a in [(3.5, 3.0, 10.0), (1.0, 2.0, 5.0), (4.5, 10.0, 20.0)]],
    "uniformQuantile": table(lambda p, a, b: a + p * (b - a), [(0.25, 1.0, 4.0), (0.9, -1.0, 1.0)]),
})

# --- discrete distributions: exact sums of exact terms ---------------------------------------------------------------


def binomial_pmf(k, n, p):
    return mp.binomial(n, k) * p**k * (1 - p) ** (n - k)


def poisson_pmf(k, m):
    return mp.exp(-m) * m**k / mp.factorial(k)


def negative_binomial_pmf(k, r, p):
    return mp.binomial(k + r - 1, k) * p**r * (1 - p) ** k


def hypergeometric_pmf(k, n, m, d):
    return mp.binomial(m, k) * mp.binomial(n - m, d - k) / mp.binomial(n, d)


def lower(pmf):
    return lambda k, *rest: mp.fsum(pmf(mp.mpf(j), *rest) for j in range(int(k) + 1))


def upper(pmf, last=None):
    def tail(k, *rest):
        total = mp.mpf(0)
        end = int(last(*rest)) if last else 10**9
        for j in range(int(k) + 1, end + 1):
            term = pmf(mp.mpf(j), *rest)
            total += term
            if total > 0 and term < total * mp.mpf(10) ** -45 and j > int(k) + 50:
                break
        return total

    return tail


binomial_points = [(float(k), float(n), p) for n, p, ks in [(10, 0.3, [0, 1, 3, 7, 10]), (100, 0.5, [10, 49, 50, 80]), (1000, 0.01, [0, 5, 10, 30]), (2000, 0.999, [1900, 1990, 1999, 2000]), (5000, 0.4, [1800, 2000, 2150])] for k in ks]
poisson_points = [(float(k), m) for m, ks in [(0.01, [0, 1, 3]), (3.5, [0, 2, 3, 10, 40]), (100.0, [50, 100, 150]), (2000.0, [1800, 2000, 2200])] for k in ks]
negative_points = [(float(k), r, p) for r, p, ks in [(1.0, 0.2, [0, 4, 30]), (5.0, 0.5, [0, 3, 5, 40]), (20.0, 0.1, [60, 180, 400])] for k in ks]
geometric_points = [(float(k), p) for p, ks in [(0.2, [0, 3, 50]), (1e-6, [0, 1000, 1000000])] for k in ks]
hyper_points = [(float(k), float(n), float(m), float(d)) for n, m, d, ks in [(52, 4, 5, [0, 1, 2, 4]), (49, 6, 6, [0, 3, 6]), (1000, 300, 100, [10, 29, 30, 60]), (20000, 500, 2000, [30, 50, 80]), (60, 50, 40, [30, 33, 38])] for k in ks]


def discrete_quantile(pmf):
    def quantile(p, *rest):
        total = mp.mpf(0)
        for k in range(10**6):
            total += pmf(mp.mpf(k), *rest)
            if total >= p:
                return mp.mpf(k)

    return quantile


quantile_probabilities = [1e-6, 0.03, 0.31, 0.5, 0.77, 0.96, 0.9999]
write("discrete", {
    "binomialPmf": table(binomial_pmf, binomial_points),
    "binomialCdf": table(lower(binomial_pmf), binomial_points),
    "binomialSurvival": table(upper(binomial_pmf, lambda n, p: n), binomial_points),
    "binomialQuantile": table(discrete_quantile(binomial_pmf), [(p, n, q) for n, q in [(10.0, 0.3), (100.0, 0.5), (1000.0, 0.01)] for p in quantile_probabilities]),
    "poissonPmf": table(poisson_pmf, poisson_points),
    "poissonCdf": table(lower(poisson_pmf), poisson_points),
    "poissonSurvival": table(upper(poisson_pmf), poisson_points),
    "poissonQuantile": table(discrete_quantile(poisson_pmf), [(p, m) for m in [0.01, 3.5, 100.0] for p in quantile_probabilities]),
    "geometricPmf": table(lambda k, p: p * (1 - p) ** k, geometric_points),
    "geometricCdf": table(lambda k, p: 1 - (1 - p) ** (k + 1), geometric_points),
    "geometricSurvival": table(lambda k, p: (1 - p) ** (k + 1), geometric_points),
    "geometricQuantile": table(discrete_quantile(lambda k, p: p * (1 - p) ** k), [(p, 0.2) for p in quantile_probabilities]),
    "negativeBinomialPmf": table(negative_binomial_pmf, negative_points),
    "negativeBinomialCdf": table(lower(negative_binomial_pmf), negative_points),
    "negativeBinomialSurvival": table(upper(negative_binomial_pmf), negative_points),
    "negativeBinomialQuantile": table(discrete_quantile(negative_binomial_pmf), [(p, 5.0, 0.5) for p in quantile_probabilities]),
    "hypergeometricPmf": table(hypergeometric_pmf, hyper_points),
    "hypergeometricCdf": table(lower(hypergeometric_pmf), hyper_points),
    "hypergeometricSurvival": table(upper(hypergeometric_pmf, lambda n, m, d: min(m, d)), hyper_points),
    "hypergeometricQuantile": table(discrete_quantile(hypergeometric_pmf), [(p, 1000.0, 300.0, 100.0) for p in quantile_probabilities]),
})

# --- decimal versions: arguments and values as text, 36 digits ----------------------------------------------------------
mp.mp.dps = 60


def text_table(function, points):
    return [[*(point if isinstance(point, tuple) else (point,)), mp.nstr(function(*[mp.mpf(a) for a in (point if isinstance(point, tuple) else (point,))]), 36)] for point in points]


def exact_quantile(p):
    start = normal_quantile(p)
    return mp.findroot(lambda x: mp.log(normal_cdf(x)) - mp.log(p), start, tol=1e-100, verify=False, maxsteps=8)


decimal_points = ["0", "1e-30", "0.1", "-0.1", "0.5", "1", "-1.96", "2.3", "3.99", "4.01", "5.5", "-5.7", "6.5", "8", "12.25", "-30", "60"]
write("decimal", {
    "erf": text_table(mp.erf, decimal_points[:12]),
    "erfc": text_table(mp.erfc, decimal_points),
    "normalPdf": text_table(lambda x: mp.npdf(x), decimal_points),
    "normalCdf": text_table(normal_cdf, [p for p in decimal_points if p not in ("12.25", "60", "8", "6.5")] + ["-12.25", "-60", "-8", "-2.33", "-4.5"]),
    "normalSurvival": text_table(lambda x: normal_cdf(-x), ["0.3", "1.645", "2.33", "5", "11", "37.5"]),
    "normalQuantile": text_table(exact_quantile, ["1e-40", "1e-9", "0.001", "0.025", "0.3", "0.4999", "0.6", "0.975", "0.99999"]),
    "gamma": text_table(mp.gamma, ["0.1", "0.5", "1.5", "2.25", "5", "34", "77.7", "-0.5", "-3.3", "500"]),
    "logGamma": text_table(mp.loggamma, ["0.001", "0.5", "3", "10.1", "59.9", "60.1", "1000", "1e20"]),
    "factorial": text_table(mp.factorial, ["0", "5", "25", "40", "100", "1000", "2050", "0.5"]),
    "binomialCoefficient": text_table(mp.binomial, [("5", "2"), ("52", "5"), ("100", "50"), ("120", "60"), ("1000", "500"), ("10000", "5000")]),
})
