import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createAdnetClient } from '../../src/adnet/client/client.ts';
import { settings } from '../../src/boot/settings.ts';
import { createMetrics } from '../../src/kernel/observe/metrics.ts';
import { createMeasures } from '../../src/operations/core/measures.ts';
import { createScrubber } from '../../src/secrets/scrubber.ts';

/** What a service that has just started says at /metrics. */
const fresh = () => {
  const metrics = createMetrics();
  createMeasures(metrics);
  createAdnetClient({
    graphUrl: 'http://127.0.0.1:1/v26.0',
    timeoutMs: 1_000,
    scrubber: createScrubber(),
    random: Math.random,
    metrics,
  });
  return metrics.render();
};

/** Every series of /metrics, with the endings that histograms add. */
const series = () => {
  const names = [...fresh().matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    names.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
};

const namesIn = (text: string) => [
  ...new Set([...text.matchAll(/\b(?:greenroom|adnet|process)_[a-z_]+\b/g)].map(([name]) => name)),
];

const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'));
const alerts = parse(readFileSync('deploy/alerts.yaml', 'utf8'));

type Panel = { id: number; title: string; targets: { expr: string }[] };
type Rule = { alert: string; expr: string; labels: object; annotations: { summary: string } };

describe('what is watched', () => {
  const seriesNames = series();
  const rules: Rule[] = alerts.groups.flatMap((group: { rules: Rule[] }) => group.rules);
  const panels: Panel[] = dashboard.panels;

  it('the dashboard names only series that exist, and shows each of ours', () => {
    const panelSeries = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => namesIn(expr)),
    );
    expect(panelSeries.filter((name) => !seriesNames.has(name))).toEqual([]);
    const bare = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
    const ours = [...seriesNames].map(bare).filter((name) => name.startsWith('greenroom_'));
    expect(ours.filter((name) => !panelSeries.map(bare).includes(name))).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it('every alarm has a name, a level, a sentence and series that exist', () => {
    for (const { alert, expr, labels, annotations } of rules) {
      expect(alert).toMatch(/^Greenroom[A-Z]\w+$/);
      // "up" is what Prometheus itself says of each node.
      if (!expr.startsWith('up{job="greenroom"}'))
        expect(namesIn(expr).length, alert).toBeGreaterThan(0);
      expect(
        namesIn(expr).filter((name) => !seriesNames.has(name)),
        alert,
      ).toEqual([]);
      expect(labels).toHaveProperty('severity');
      expect(annotations.summary.length).toBeGreaterThan(20);
    }
  });

  it('an alarm that one event is enough for finds its series before that event', () => {
    const once = rules.filter(
      ({ expr }) => /increase\(.*\) > 0$/.test(expr) && !/ unless /.test(expr),
    );
    expect(once.length).toBeGreaterThan(3);
    for (const { expr } of once) {
      const [, one = ''] = /increase\((\S+)\[/.exec(expr) ?? [];
      expect(fresh()).toContain(`\n${one} 0\n`);
    }
  });

  it('would notice a series that is gone', () => {
    expect(
      namesIn('rate(greenroom_dreams_total[5m])').filter((name) => !seriesNames.has(name)),
    ).toEqual(['greenroom_dreams_total']);
  });
});

/** There is no helm in npm: the templates are filled in by hand, as far as this chart goes. */
const renderChart = (file: string) => {
  const values = parse(readFileSync('deploy/helm/greenroom/values.yaml', 'utf8'));
  const valueAt = (path: string) =>
    path
      .split('.')
      .reduce((at: Record<string, unknown>, part) => at[part] as Record<string, unknown>, values);
  const text = readFileSync(join('deploy/helm/greenroom/templates', file), 'utf8')
    .replace(/^\s*\{\{- range[\s\S]*?end \}\}\n/gm, '')
    .replace(/^\s*\{\{- (?:if [^}]*|end) \}\}\n/gm, '')
    .replace(/^ *\{\{- toYaml [^}]*\}\}$/gm, '            cpu: any')
    .replaceAll('{{ .Release.Name }}', 'greenroom')
    .replace(/\{\{ \.Values\.([\w.]+)( \| quote)? \}\}/g, (_, path: string, quote) => {
      const value = String(valueAt(path));
      return quote ? JSON.stringify(value) : value;
    });
  expect(text, file).not.toContain('{{');
  return parse(text);
};

describe('deploy/helm', () => {
  const files = readdirSync('deploy/helm/greenroom/templates');

  it('has what a cluster needs, and every file can be read', () => {
    expect(files.map((file) => renderChart(file).kind).sort()).toEqual([
      'Deployment',
      'Job',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
      'ServiceMonitor',
    ]);
  });

  it('selects the pods it makes, and asks the addresses there are', () => {
    const deployment = renderChart('deployment.yaml');
    const { matchLabels } = deployment.spec.selector;
    const { labels } = deployment.spec.template.metadata;
    expect(labels).toMatchObject(matchLabels);
    expect(renderChart('service.yaml').spec.selector).toEqual(matchLabels);
    expect(renderChart('pod-disruption-budget.yaml').spec.selector.matchLabels).toEqual(
      matchLabels,
    );
    expect(renderChart('network-policy.yaml').spec.podSelector.matchLabels).toEqual(matchLabels);
    for (const { emptyDir } of deployment.spec.template.spec.volumes)
      expect(emptyDir.sizeLimit).toMatch(/^\d+Gi$/);
    const [container] = deployment.spec.template.spec.containers;
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.startupProbe.httpGet.path).toBe('/healthz');
    const readyzMs = Number(
      /timeoutMs = ([\d_]+)/
        .exec(readFileSync('src/http/health.ts', 'utf8'))?.[1]
        ?.replace('_', ''),
    );
    expect(container.readinessProbe.timeoutSeconds * 1000).toBeGreaterThan(readyzMs);
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
  });

  it('lets nodes reach no metadata service of the machine', () => {
    const { egress } = renderChart('network-policy.yaml').spec;
    const except = egress.flatMap(({ to }: { to: { ipBlock: { except: string[] } }[] }) =>
      to.flatMap(({ ipBlock }) => ipBlock.except),
    );
    expect(except).toContain('169.254.169.254/32');
  });

  it('names only settings that exist', () => {
    const values = parse(readFileSync('deploy/helm/greenroom/values.yaml', 'utf8'));
    expect(Object.keys(values.env).filter((name) => !(name in settings))).toEqual([]);
  });

  it('migrates before new nodes start, with a command that exists', () => {
    const job = renderChart('migration-job.yaml');
    expect(job.metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(job.spec.template.spec.containers[0].command.slice(2)).toEqual([
      'accounts',
      'list',
      '--json',
    ]);
  });
});
