-- Request bodies for wrk: the same one each time, or one with a new number in the place of {n}.
-- Arguments: body, first number. Prints the totals as one line of JSON.

local failed = 0

function init(arguments)
  local body = arguments[1]
  local number = tonumber(arguments[2])
  wrk.method = 'POST'
  if body:find('{n}', 1, true) then
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

function done(summary)
  local errors = summary.errors
  failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('\n{"requests":%d,"seconds":%.6f,"failures":%d}\n', summary.requests, summary.duration / 1e6, failed))
end
