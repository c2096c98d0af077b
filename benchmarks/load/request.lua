-- Request bodies for wrk: the same one each time, or one with a new number in the place of {n}.
-- Arguments: body, first number, and a file of bodies that are sent in turn in the place of the one. Prints the totals as
-- one line of JSON.

local failed = 0

function init(arguments)
  local body = arguments[1]
  local number = tonumber(arguments[2])
  wrk.method = 'POST'
  if arguments[3] then
    local bodies = {}
    for line in io.lines(arguments[3]) do
      bodies[#bodies + 1] = line
    end
    request = function()
      number = number + 1
      local text = bodies[number % #bodies + 1]:gsub('{n}', string.format('%d', number))
      return wrk.format(nil, nil, nil, text)
    end
  elseif body:find('{n}', 1, true) then
    local before, after = body:match('^(.-){n}(.*)$')
    request = function()
      number = number + 1
      return wrk.format(nil, nil, nil, before .. string.format('%d', number) .. after)
    end
  else
    wrk.body = body
    local prepared = wrk.format()
    request = function()
      return prepared
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('\n{"requests":%d,"seconds":%.6f,"failures":%d,"p99":%.3f}\n', summary.requests, summary.duration / 1e6, failed, latency:percentile(99) / 1000))
end
